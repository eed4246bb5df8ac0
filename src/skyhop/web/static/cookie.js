// Cookies that the page itself may read and write: what a reader has chosen, kept for a year.

const YEAR = 365 * 24 * 3600;

// What a cookie holds, as it was written; "" where there is none.
export function cookie(name) {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? "";
}

export function keep(name, value) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax${secure}`;
}

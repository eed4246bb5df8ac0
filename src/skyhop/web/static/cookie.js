// Cookies that scripts may read and write: choices of the reader, stored for a year.

const YEAR = 365 * 24 * 3600;

// Return the value of a cookie as stored; "" if there is none.
export function cookie(name) {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? "";
}

export function keep(name, value) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax${secure}`;
}

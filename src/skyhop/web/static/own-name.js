// Writes the name that a guest gave last into the fields that ask for it, and keeps what is written there.

const NAME = "skyhop-name";
const YEAR = 365 * 24 * 3600;
const FIELDS = "input[name=called]";

function kept() {
  const cookie = document.cookie.split("; ").find((part) => part.startsWith(`${NAME}=`));
  try {
    return decodeURIComponent(cookie?.slice(NAME.length + 1) ?? "");
  } catch {
    return "";
  }
}

function fill() {
  for (const field of document.querySelectorAll(FIELDS)) field.value ||= kept();
}

document.addEventListener("input", ({ target }) => {
  if (!target.matches(FIELDS)) return;
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${NAME}=${encodeURIComponent(target.value.trim())}; path=/; max-age=${YEAR}; samesite=lax${secure}`;
});
document.addEventListener("picture-shown", fill);
fill();

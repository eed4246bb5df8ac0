// What a page's layout gets wrong, found in the page: each finding is one line, `kind: what, and by how much`.
// Nothing here knows a game: what a piece of text or a control may do is read from its style alone.

(() => {
  const ROUGHLY = 1.5;
  const SMALLEST = { fine: 24, coarse: 44 };
  const CONTROLS = "a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button], [tabindex='0']";
  // What lies over the rest on purpose, and goes when it is answered, left, or the page is scrolled.
  const OVER = "dialog, [role=dialog], [role=alert], .notice, .offer, .bc-end, .bc-fan, .ao-low, .ao-info, .menu, .languages, .sections, .go, .ao-zoom, .look-back[data-past]";

  const number = (value) => Math.round(value * 10) / 10;
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  const hasSize = (rect) => rect.width > 0.5 && rect.height > 0.5;
  const words = (text) => text.replace(/\s+/g, " ").trim().slice(0, 40);

  function named(element) {
    const id = element.id ? `#${element.id}` : "";
    const kind = typeof element.className === "string" && element.className ? `.${element.className.split(" ")[0]}` : "";
    const around = id || kind ? "" : `${element.parentElement?.className?.split?.(" ")[0] ?? ""} `;
    return `${around}${element.localName}${id || kind}`;
  }

  function isOpaque(element) {
    if (element.matches("svg, img, meter, select, textarea")) return true;
    const found = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
    return (found.length === 3 || Number(found[3] ?? 0) > 0.5) && Number(getComputedStyle(element).opacity) > 0.5;
  }

  // The boxes that an element lies in: what clips it, and what a reader takes for its frame.
  function* boxesOf(element) {
    let isInFlow = true;
    for (let box = element; box !== null && box !== document.body && box !== document.documentElement; ) {
      const style = getComputedStyle(box);
      if (style.display !== "inline" && style.display !== "contents") yield { box, style, isInFlow };
      if (style.position === "fixed" || box.matches("dialog:modal")) return;
      if (style.position === "absolute") isInFlow = false;
      box = style.position === "absolute" ? box.offsetParent : box.parentElement;
    }
  }

  const isFrame = (style) =>
    (!/^(transparent|rgba\(\d+, \d+, \d+, 0\))$/.test(style.backgroundColor) || parseFloat(style.borderRightWidth) > 0) &&
    style.display !== "inline";

  function beyond(rect, box, { across = true, down = true } = {}) {
    const over = [];
    if (across) over.push(box.left - rect.left, rect.right - box.right);
    if (down) over.push(box.top - rect.top, rect.bottom - box.bottom);
    return Math.max(0, ...over);
  }

  // Whether something is where its scrolled boxes show it now.
  function isInSight(element, rect) {
    for (const { box, style } of boxesOf(element)) {
      if (/visible/.test(style.overflowX + style.overflowY)) continue;
      if (beyond(rect, box.getBoundingClientRect()) > ROUGHLY) return false;
    }
    return true;
  }

  // A piece of text or a picture must not be cut, nor leave the frame that it stands in, or come nearer to its edge than
  // half the padding.
  function* strays(element, rect, what) {
    for (const { box, style, isInFlow } of boxesOf(element)) {
      const around = box.getBoundingClientRect();
      if (style.clipPath !== "none" || !hasSize(around)) return;
      const cuts = { across: !/visible/.test(style.overflowX), down: !/visible/.test(style.overflowY) };
      const rolls = { across: /auto|scroll/.test(style.overflowX), down: /auto|scroll/.test(style.overflowY) };
      const inner = {
        left: around.left + box.clientLeft,
        right: around.left + box.clientLeft + box.clientWidth,
        top: around.top + box.clientTop,
        bottom: around.top + box.clientTop + box.clientHeight,
      };
      const lost = beyond(rect, inner, { across: cuts.across, down: cuts.down && !rolls.down });
      if (lost > ROUGHLY) yield `cut: ${what} by ${named(box)}, ${number(lost)} px`;
      if (rolls.down && beyond(rect, inner, { across: false }) > ROUGHLY) return; // it is scrolled to
      const kept = { left: around.left + parseFloat(style.paddingLeft) / 2, right: around.right - parseFloat(style.paddingRight) / 2 };
      const frame = { ...kept, top: around.top, bottom: around.bottom };
      const out = isInFlow && isFrame(style) ? beyond(rect, frame, { down: !rolls.down }) : 0;
      if (out > ROUGHLY && lost <= ROUGHLY) yield `outside: ${what} leaves ${named(box)}, ${number(out)} px`;
      if (lost > ROUGHLY || out > ROUGHLY) return;
    }
    if (rect.left < -ROUGHLY || rect.right > innerWidth + ROUGHLY) yield `cut: ${what} by the screen`;
  }

  function coverOf(element, x, y) {
    for (const top of document.elementsFromPoint(x, y)) {
      if (top === element || top.contains(element) || element.contains(top)) return null;
      if (isOpaque(top)) return top.closest(OVER) ? null : top;
    }
    return null;
  }

  function pieces() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!node.data.trim() || element.closest("svg, script, style, template, option, .unseen, .flier") || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(hasSize);
      if (rects.length) found.push({ element, text: words(node.data), rects });
    }
    return found;
  }

  function* textFaults() {
    for (const { element, text, rects } of pieces()) {
      const what = `“${text}” (${named(element)})`;
      if (element.closest("[inert]") || (element.title && element.title === element.textContent.trim())) continue; // a tooltip has it whole
      for (const rect of rects) {
        const [found] = strays(element, rect, what);
        if (found) {
          yield found;
          break;
        }
        const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
        const isSmall = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + ROUGHLY;
        if (isSmall && getComputedStyle(element).textOverflow === "ellipsis") {
          yield `cut: ${what} ends in an ellipsis`;
          break;
        }
        const cover = isUnder(element) || !isInSight(element, rect) ? null : coverOf(element, x, y);
        if (cover !== null) {
          yield `covered: ${what} by ${named(cover)}`;
          break;
        }
      }
    }
  }

  const modal = () => [...document.querySelectorAll("dialog:modal")].at(-1) ?? null;
  const isUnder = (element) => modal() !== null && !modal().contains(element);

  function* pictureFaults() {
    for (const svg of document.querySelectorAll("body svg:not(svg svg), body img, body meter")) {
      if (!isSeen(svg) || svg.closest(".flier, .bc-ascent, template") || !hasSize(svg.getBoundingClientRect())) continue;
      if (getComputedStyle(svg).position === "fixed" || svg.getAttribute("aria-hidden") === "true" && svg.closest("[class$=sky]")) continue;
      const [found] = strays(svg.parentElement, svg.getBoundingClientRect(), `picture ${named(svg)} in ${named(svg.parentElement)}`);
      if (found) yield found;
    }
  }

  // Where a finger would aim at: the first line of a link, the middle of a route, else the middle of the box.
  function aimOf(control) {
    const line = control.querySelector?.(".ao-line");
    if (line) {
      const way = document.querySelector(line.getAttribute("href"));
      const spot = way.getPointAtLength(way.getTotalLength() / 2);
      return new DOMPoint(spot.x, spot.y).matrixTransform(line.getScreenCTM());
    }
    const rect = control.getClientRects()[0];
    return rect && { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
  }

  const isInText = (control) =>
    control.matches("a") &&
    getComputedStyle(control).display === "inline" &&
    [...control.parentElement.childNodes].some((node) => node !== control && node.textContent.trim().length > 2);

  const areaOf = (control) => (control.matches("input") ? control.closest("label") ?? control : control);

  function* controlFaults() {
    const smallest = matchMedia("(pointer: coarse)").matches ? SMALLEST.coarse : SMALLEST.fine;
    for (const control of document.querySelectorAll(CONTROLS)) {
      if (!isSeen(control) || control.closest("[inert], template, .unseen, .flier") || control.matches(":disabled") || isUnder(control)) continue;
      const area = areaOf(control);
      if (!hasSize(area.getBoundingClientRect())) continue;
      const what = `${named(control)} “${words(control.getAttribute("aria-label") ?? area.textContent)}”`;
      const isPlace = control.matches("svg *"); // where a city lies is not ours to choose; the list has it too
      const { width, height } = area.getBoundingClientRect();
      const isRegion = control.matches("[tabindex='0']:not([role=button])");
      if (!isPlace && !isRegion && !isInText(control) && Math.min(width, height) < smallest - 0.5)
        yield `small: ${what} is ${number(width)} × ${number(height)}, not ${smallest}`;
      let aim = aimOf(area);
      if (isRegion || !aim) continue;
      let isClosedFirst = false;
      const moved = isPlace && !control.matches(".ao-lit") ? ", .ao-prompt" : ""; // a question can be moved off a place
      for (const block of ["", "center", "start"]) {
        if (block && !hits(control, area, aim)) area.scrollIntoView({ block, behavior: "instant" });
        aim = aimOf(area);
        isClosedFirst ||= document.elementFromPoint(aim.x, aim.y)?.closest(`.menu[open], #ao-chooser, .bc-offers, :popover-open, :has(> [data-closes])${moved}`) != null;
      }
      if (!hits(control, area, aim) && !isClosedFirst) {
        const there = document.elementFromPoint(aim.x, aim.y);
        yield `unreachable: ${what} lies under ${there === null ? "nothing, outside the screen" : named(there)}`;
      }
    }
  }

  function hits(control, area, aim) {
    const there = document.elementFromPoint(aim.x, aim.y);
    return there !== null && (area.contains(there) || control.contains(there) || there.closest("label")?.control === control);
  }

  function* screenFaults(together, shown) {
    const root = document.documentElement;
    const isCoarse = matchMedia("(pointer: coarse)").matches; // a mouse's scrollbars show that a list goes on
    if (root.scrollWidth > root.clientWidth) yield `sideways: the page is ${root.scrollWidth - root.clientWidth} px too wide`;
    const below = root.scrollHeight - Math.max(root.clientHeight, root.getBoundingClientRect().bottom + scrollY);
    if (below > ROUGHLY) yield `empty: the page goes on for ${number(below)} px below all that it shows`;
    for (const box of document.querySelectorAll("body *")) {
      if (box.scrollWidth > box.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(box).overflowX) && isSeen(box) && box.clientWidth > 0)
        if (!box.matches("textarea, input, .sideways")) yield `sideways: ${named(box)} scrolls by ${box.scrollWidth - box.clientWidth} px`;
    }
    for (const box of document.querySelectorAll("body *")) {
      const style = getComputedStyle(box);
      if (!/auto|scroll/.test(style.overflowY) || box.scrollHeight <= box.clientHeight + 1 || !isSeen(box)) continue;
      const isTold = !isCoarse || /local/.test(style.backgroundAttachment) || box.offsetWidth - box.clientWidth > 8;
      if (!isTold && !box.matches("textarea")) yield `untold: nothing says that ${named(box)} goes on for ${box.scrollHeight - box.clientHeight} px`;
    }
    for (const selector of shown)
      for (const part of document.querySelectorAll(selector))
        if (!isSeen(part) || !hasSize(part.getBoundingClientRect())) yield `missing: ${named(part)} “${words(part.textContent)}”`;
    for (const selector of together) {
      const part = document.querySelector(selector);
      if (part === null || !isSeen(part)) continue;
      const rect = part.getBoundingClientRect();
      const off = beyond(rect, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      if (off > ROUGHLY) yield `off the screen: ${selector} by ${number(off)} px`;
    }
  }

  // What a page asks for is there to be pressed while the sentence that asks is read, on a low screen after scrolling.
  function* askedFaults(sentence, asked) {
    const told = document.querySelector(sentence);
    const isWhole = () => {
      const rect = told.getBoundingClientRect();
      return beyond(rect, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }) <= ROUGHLY && isInSight(told, rect);
    };
    for (const selector of asked) {
      const control = document.querySelector(selector);
      const area = control && areaOf(control);
      if (!area) yield `missing: ${selector}, which is asked for`;
      else if (!hits(control, area, aimOf(area)) || !isWhole()) {
        const there = document.elementFromPoint(aimOf(area).x, aimOf(area).y);
        yield `apart: ${selector} is asked for, and lies under ${there === null ? "nothing, outside the screen" : named(there)}${isWhole() ? "" : "; the sentence is not seen"}`;
      }
    }
  }

  // The letters of a map's cities stand in definitions that are shown from afar: they are measured where they stand. One
  // that is enlarged has a rim, and may fill the city.
  function* cityFaults() {
    const map = document.querySelector("svg.ao-map");
    const drawn = document.querySelector("#ao-cities");
    if (map === null || drawn === null) return;
    const copy = drawn.cloneNode(true);
    copy.removeAttribute("id");
    copy.setAttribute("transform", "scale(12)"); // small letters are measured roughly
    map.append(copy);
    for (const city of copy.querySelectorAll(".city")) {
      const letter = city.querySelector(".letter");
      const wall = city.querySelector("circle:not(.slot)");
      const [name, disc] = [letter.getBoundingClientRect(), wall.getBoundingClientRect()];
      const out = name.width - 1.03 * disc.width;
      if (out > 0) yield `outside: the name ${letter.textContent} is ${number(out)} px wider than its city`;
    }
    copy.remove();
  }

  // What stands in an empty field is read whole.
  function* fieldFaults() {
    const pen = document.createElement("canvas").getContext("2d");
    for (const field of document.querySelectorAll("input[placeholder]")) {
      if (!isSeen(field)) continue;
      const style = getComputedStyle(field, "::placeholder");
      pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const box = getComputedStyle(field);
      const over = pen.measureText(field.placeholder).width - field.clientWidth + parseFloat(box.paddingLeft) + parseFloat(box.paddingRight);
      if (over > 0) yield `cut: “${field.placeholder}” in ${named(field)}, ${number(over)} px`;
    }
  }

  window.layoutFaults = ({ together, shown, sentence, asked }) => {
    scrollTo(0, 0);
    const faults = [...askedFaults(sentence, asked), ...screenFaults(together, shown), ...textFaults(), ...pictureFaults(), ...cityFaults(), ...fieldFaults(), ...controlFaults()];
    scrollTo(0, 0);
    return [...new Set(faults)];
  };

  // The texts that can be read without scrolling, for measuring their contrast on a picture of the screen.
  window.textsOnScreen = () =>
    pieces().flatMap(({ element, text, rects }) => {
      if (element.closest(":disabled, [aria-disabled=true], [inert], .bc-idle, .greyed, [aria-hidden=true]") || isUnder(element)) return [];
      const style = getComputedStyle(element);
      const size = parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
      return rects
        .filter((rect) => isInSight(element, rect) && rect.top >= 0 && rect.bottom <= innerHeight && rect.left >= 0 && rect.right <= innerWidth)
        .filter((rect) => {
          const { left, top, width, height } = rect; // what lies over a part of a text hides its colours there
          const parts = [[0.5, 0.5], [0.05, 0.1], [0.95, 0.1], [0.05, 0.9], [0.95, 0.9]];
          return parts.every(([across, down]) => {
            const lying = document.elementsFromPoint(left + across * width, top + down * height);
            const over = lying.find((each) => each.closest(OVER))?.closest(OVER) ?? null;
            return over === null || over.contains(element);
          });
        })
        .map((rect) => ({ what: `“${text}” (${named(element)})`, isLarge, box: [rect.left, rect.top, rect.right, rect.bottom] }));
    });
})();

// Choice of a seat for a branch: shows the position as that seat sees it.

const seat = document.getElementById("seat");

function look() {
  const { sight, told } = seat.selectedOptions[0].dataset;
  Object.assign(document.getElementById("sight"), { src: sight, alt: told });
}

seat?.addEventListener("change", look);

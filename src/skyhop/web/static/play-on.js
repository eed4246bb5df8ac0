// Whoever takes another seat sees the moment as it is seen from there.

const seat = document.getElementById("seat");

function look() {
  const { sight, told } = seat.selectedOptions[0].dataset;
  Object.assign(document.getElementById("sight"), { src: sight, alt: told });
}

seat?.addEventListener("change", look);

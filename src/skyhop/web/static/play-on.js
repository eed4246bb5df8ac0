// Choice of a seat for a branch: shows the moment from that seat.

const seat = document.getElementById("seat");

function look() {
  const { sight, told } = seat.selectedOptions[0].dataset;
  Object.assign(document.getElementById("sight"), { src: sight, alt: told });
}

seat?.addEventListener("change", look);

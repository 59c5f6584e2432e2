/** Markers within a JPEG's coded data: a stuffed zero, a restart, a fill byte (ISO 10918-1, B.1.1). */
const isCoded = (marker: number): boolean =>
  marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);

/** Whether a JPEG has its end; a phone's film or a second picture may follow it. */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = bytes.indexOf(0xff, 2);
  while (at >= 0 && at + 1 < bytes.length) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xd9) return true;
    if (!isCoded(marker) && at + 3 >= bytes.length) return false;
    // `indexOf` passes the data of a large picture at once.
    at = bytes.indexOf(0xff, isCoded(marker) ? at + 1 : at + 2 + view.getUint16(at + 2));
  }
  return false;
}

/** Whether a PNG has its last chunk; other bytes may follow it. */
export function isWholePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = 0x49454e44;
  let at = 8;
  // A chunk has its length, its type and a check sum around its data (PNG, 5.3).
  while (at + 12 <= bytes.length) {
    if (view.getUint32(at + 4) === end) return true;
    at += 12 + view.getUint32(at);
  }
  return false;
}

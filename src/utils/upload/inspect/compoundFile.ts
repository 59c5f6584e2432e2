/**
 * The names in an old Office file, which is a small file system ([MS-CFB]), and where each one's content begins: its directory
 * is a chain of sectors.
 * @throws a RangeError when the file ends before them
 */
export function compoundNames(bytes: Uint8Array): Map<string, number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const word = (at: number) => view.getUint32(at, true);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) throw new RangeError('No size of a sector');
  const sectorBytes = 2 ** shift;
  const placeOf = (sector: number) => (sector + 1) * sectorBytes;
  const perSector = sectorBytes / 4;

  // The header lists the first 109 sectors of the allocation table, further sectors the others.
  const tables = Array.from({ length: 109 }, (_, index) => word(76 + 4 * index));
  const count = Math.min(word(44), bytes.length / sectorBytes);
  for (let more = word(68); tables.length < count; more = word(placeOf(more + 1) - 4)) {
    for (let index = 0; index < perSector - 1; index += 1) {
      tables.push(word(placeOf(more) + 4 * index));
    }
  }
  const after = (sector: number) =>
    word(placeOf(tables[Math.floor(sector / perSector)] ?? -1) + 4 * (sector % perSector));

  const names = new Map<string, number>();
  const seen = new Set<number>();
  const endOfChain = 0xfffffffa;
  for (let at = word(48); at < endOfChain && !seen.has(at); at = after(at)) {
    seen.add(at);
    for (let entry = placeOf(at); entry < placeOf(at + 1); entry += 128) {
      const length = view.getUint16(entry + 64, true);
      const name = bytes.subarray(entry, entry + Math.max(0, length - 2));
      if (view.getUint8(entry + 66) > 0)
        names.set(new TextDecoder('utf-16le').decode(name), placeOf(word(entry + 116)));
    }
  }
  return names;
}

const hex = (text: string) =>
  [...text].map((one) => (one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('');

const map =
  '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Identity def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n1 beginbfrange\n<0000> <ffff> <0000>\nendbfrange\nendcmap\nend\nend';

const stream = (content: string) => `<</Length ${content.length}>>\nstream\n${content}\nendstream`;

const letter = 10;

/** The lines of a page; what two spaces or more part stands further to the right. */
function drawn(lines: readonly string[]): string {
  const words = lines.flatMap((line, index) => {
    let x = 40;
    return line.split(/ {2,}/).map((cell) => {
      const at = `1 0 0 1 ${x} ${800 - 16 * index} Tm <${hex(cell)}> Tj`;
      x += letter * [...cell].length + 30;
      return at;
    });
  });
  return `BT /F1 ${letter} Tf\n${words.join('\n')}\nET`;
}

/** A PDF with the text of these pages, Chinese too; its font is not embedded. In a named encoding it does not say its characters. */
export function paperPdf(pages: readonly (readonly string[])[], encoding?: string): string {
  const first = 7;
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages.length}>>`,
    `<</Type/Font/Subtype/Type0/BaseFont/Made/Encoding/${encoding ?? 'Identity-H'}/DescendantFonts[4 0 R]${encoding ? '' : '/ToUnicode 6 0 R'}>>`,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/Made/CIDSystemInfo<</Registry(Adobe)/Ordering(${encoding ? 'GB1' : 'Identity'})/Supplement 0>>/DW 1000/FontDescriptor 5 0 R>>`,
    '<</Type/FontDescriptor/FontName/Made/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80>>',
    stream(map),
    ...pages.flatMap((lines, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${first + 2 * index + 1} 0 R>>`,
      stream(drawn(lines)),
    ]),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const from = file.length;
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${from}\n%%EOF\n`;
}

/** The PDF encrypted, as this text for its dictionary says; its objects are not. */
export function lockedPdf(pdf: string, lock: string): string {
  const encryption = `/Encrypt<</Filter/Standard ${lock}>>`;
  return pdf.replace(
    'trailer\n<<',
    `trailer\n<<${encryption}/ID[<c160b4bd75dc70989ea020ad3c67df35><00>]`,
  );
}

/** Of a password that is not empty. */
export const openingLock =
  '/O <017081264447c6bef76f396c7ed09d177e086e69e0bf1d7cb6db3210fc73409e> /P -4 /R 2 /U <9b92497e16cffa7195cb7bdc64c034c52a18edfce4366657933c48e524208832> /V 1';

import { zipOf } from './attached';

/** A Word document with this body. */
export const paperWord = (body: string) => {
  const space = 'http://schemas.openxmlformats.org';
  const escaped = [...body].map((one) => (one > '~' ? `&#${one.codePointAt(0)};` : one)).join('');
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${space}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${space}/package/2006/relationships"><Relationship Id="r1" Type="${space}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${space}/wordprocessingml/2006/main"><w:body>${escaped}</w:body></w:document>`,
  });
};

export const paragraph = (text: string) =>
  `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
/** A table row of cells with their paragraphs. */
export const row = (...cells: string[][]) =>
  `<w:tr>${cells.map((cell) => `<w:tc>${cell.map(paragraph).join('')}</w:tc>`).join('')}</w:tr>`;

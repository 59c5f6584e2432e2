import mammoth from 'mammoth';

/** The text of a Word document (.docx) as HTML; its pictures are left out. */
export async function htmlOfWord(arrayBuffer: ArrayBuffer): Promise<string> {
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
  const { value } = await mammoth.convertToHtml({ arrayBuffer }, { convertImage });
  return value;
}

/** The ideograph of each of the radicals from U+2E80 on; `-` where none is the same (Unicode, EquivalentUnifiedIdeograph). */
const supplement =
  '-\u5382\u4e5b\u4e5a\u4e59\u4ebb\u5182-\u5200\u5202\u535c-\u5c0f\u5c0f\u5140\u5c23' +
  '\u5c22-\u5df3\u5e7a\u5f51\u5f50\u5fc4\u5fc3\u624c\u6535-\u65e1\u65e5\u6708\u6b7a' +
  '\u6bcd\u6c11\u6c35\u6c3a\u706c\u722b\u722b\u4e2c\u725b\u72ad\u738b-\u76ee\u793a' +
  '\u793b-\u7cf9\u7e9f\u7f53\u7f52-\u5197-\u7f8a--\u8002\u8080\u807f\u8089-\u8279\u8279' +
  '\u8279\u864e\u8864\u8980\u897f\u89c1\u89d2-\u8ba0\u8d1d-\u8f66\u8fb6\u8fb6\u8fb6' +
  '\u9091\u9485\u9577\u9578\u957f\u95e8-\u961d\u96e8\u9752\u97e6\u9875\u98ce\u98de' +
  '\u98df-\u98e0\u9963-\u9a6c\u9aa8\u9b3c\u9c7c\u9e1f\u5364\u9ea6\u9ec4\u9efe\u6589' +
  '\u9f50\u6b6f\u9f7f\u7adc\u9f99\u9f9c\u4e80\u9f9f';

/**
 * The text with ideographs in place of the radicals of dictionaries that look the same. PDF files that browsers print hold such radicals:
 * what is copied from them looks right, and is found and sorted by nothing.
 */
export function withoutRadicals(text: string): string {
  return (
    text
      .replace(/[\u2e80-\u2ef3]/g, (radical) => {
        const own = supplement[radical.charCodeAt(0) - 0x2e80] ?? '-';
        return own === '-' ? radical : own;
      })
      // Its form in the mainland, where the two are the same.
      .replace(/\u2f3e/g, '\u6237')
      .replace(/[\u2f00-\u2fd5]/g, (radical) => radical.normalize('NFKC'))
  );
}

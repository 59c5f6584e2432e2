/** The words for a code in a message (such as the Chinese for verification code), and for the end of a phone number. */
const codeWord = /[\u9a8c\u6821\u52a8\u6fc0][\u8bc1\u9a8c\u6001\u6d3b]?\u5bc6?\u7801|\bcode\b/gi;
const numberEnd = /\u5c3e\u53f7[^\d]?$/;
/** Most codes have six digits; a number of another length, or of another clause, must be that much nearer (characters). */
const usualDigits = 6;
const penalty = 10;
const clauseEnd = /[,;.!\u3002\u3001]/;
/** Digits in groups of three, two or one, or together. */
const numbers = /\d{3}[ -]\d{3}(?!\d)|\d\d(?: \d\d){2}(?!\d)|\d(?: \d){3,7}(?!\d)|\d+/g;

/** The code in a message: of the numbers with 4 to 8 digits the one nearest to a word for it, or the first. */
export function codeIn(message: string): string | undefined {
  const places = (pattern: RegExp) =>
    [...message.matchAll(pattern)].map(({ 0: found, index = 0 }) => {
      return { digits: found.replace(/\D/g, ''), from: index, to: index + found.length };
    });
  const words = places(codeWord);
  const distance = (from: number, to: number) =>
    to - from + (clauseEnd.test(message.slice(from, to)) ? penalty : 0);
  const scored = places(numbers)
    .filter(({ digits }) => digits.length >= 4 && digits.length <= 8)
    .filter(({ from }) => !numberEnd.test(message.slice(0, from)))
    .map(({ digits, from, to }) => {
      const gaps = words.map((word) =>
        from >= word.to ? distance(word.to, from) : distance(to, word.from),
      );
      const gap = gaps.length > 0 ? Math.min(...gaps) : 0;
      return { digits, score: gap + (digits.length === usualDigits ? 0 : penalty) };
    });
  return scored.sort((one, other) => one.score - other.score)[0]?.digits;
}

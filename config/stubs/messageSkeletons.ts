/**
 * Stands for react-intl's reading of number and date skeletons (`{n, number, ::compact}`), which no text uses:
 * config/messagesLoader.cjs refuses one.
 */
function noSkeletons(): never {
  throw new Error('Texts hold no number or date skeletons');
}

export {
  noSkeletons as convertNumberSkeletonToNumberFormatOptions,
  noSkeletons as parseDateTimeSkeleton,
};

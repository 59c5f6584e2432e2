/**
 * Stands for what ProForm does to all values at each change and when it is sent: dates written as text, answers renamed.
 * The portal's fields hold the contract's texts, and its forms read the values by themselves (src/forms/usePortalForm.ts).
 */
export function conversionMomentValue<T>(values: T): T {
  return values;
}

export { conversionMomentValue as convertMoment, conversionMomentValue as transformKeySubmitValue };

/** Of filters that the portal does not use. */
export const dateFormatterMap = {};
export function getLightFilterRangeDisplayFormat(): string {
  return 'YYYY-MM-DD';
}

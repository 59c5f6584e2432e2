const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_DIGITS = '10X98765432';

/** Whether an 18-digit resident identity number has a real date and the right check digit. Source: GB 11643. */
export function isResidentIdNumber(value: string): boolean {
  const match = /^[1-9]\d{5}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/.exec(value.toUpperCase());
  if (!match) return false;
  const [, year, month, day] = match;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // An impossible date is invalid or rolls over to another day.
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(value[index]), 0);
  return CHECK_DIGITS[sum % 11] === value[17]?.toUpperCase();
}

/** Birth date (YYYY-MM-DD) and sex (code of the term) in an 18-digit resident number. Source: GB 11643. */
export function factsOfIdNumber(
  value: string,
): { birthDate: string; gender: '1' | '2' } | undefined {
  if (!isResidentIdNumber(value)) return undefined;
  const birthDate = `${value.slice(6, 10)}-${value.slice(10, 12)}-${value.slice(12, 14)}`;
  return { birthDate, gender: Number(value[16]) % 2 === 1 ? '1' : '2' };
}

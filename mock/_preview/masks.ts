/** Keeps the first three and last four characters of a mobile number. */
export function maskMobile(mobile: string): string {
  return mobile && `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}

/** Keeps the first character and the domain of an e-mail address. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return email && `${name.slice(0, 1)}***@${host}`;
}

/** Keeps the first four and last two characters of an identity number. */
export function maskIdNumber(idNumber: string): string {
  return (
    idNumber &&
    `${idNumber.slice(0, 4)}${'*'.repeat(Math.max(0, idNumber.length - 6))}${idNumber.slice(-2)}`
  );
}

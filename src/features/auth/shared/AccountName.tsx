/**
 * Tells password managers to which account the password belongs, in a form without a name field. They read an invisible
 * text field, but ignore one of type hidden (Chromium, "Password form styles").
 */
export default function AccountName({ value }: { value: string }) {
  return (
    <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
  );
}

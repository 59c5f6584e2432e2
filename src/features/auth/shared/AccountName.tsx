interface AccountNameProps {
  /** Login name, or the mobile number or address that one signs in with. */
  value: string;
}

/**
 * Whose password a form without a name field sets. Password managers read a text field that is not shown, and pass over
 * one of type hidden (Chromium, "Password form styles").
 */
export default function AccountName({ value }: AccountNameProps) {
  return (
    <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
  );
}

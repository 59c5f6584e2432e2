import { Input, type InputProps } from 'antd';
import { useCleaned } from './useCleaned';

interface CleanedInputProps extends Omit<InputProps, 'value' | 'onChange' | 'onBlur'> {
  /** The field's type. */
  kind: string;
  /** From the form item. */
  value?: unknown;
  onChange?: (text: string) => void;
}

/** A text field of one line that cleans what is typed and pasted (utils/cleaning). */
export default function CleanedInput({ kind, value, onChange, ...rest }: CleanedInputProps) {
  return <Input size="large" {...rest} {...useCleaned(kind, { value, onChange })} />;
}

import { ProFormText } from '@ant-design/pro-components';
import { type FaceProps, noPlaceholder } from '../faceProps';
import { textOf } from '../values';

const modes: Readonly<Record<string, 'decimal' | 'tel' | 'email'>> = {
  number: 'decimal',
  mobile: 'tel',
  email: 'email',
};
/** Addresses, names of accounts and document numbers are no sentences. */
const plain = new Set(['mobile', 'email', 'idNumber', 'loginName']);

/** A text of one line; the keys that a phone shows for it follow from its type. */
export default function Text({ field, item, control }: FaceProps) {
  const { type, tidy, maxLength } = field;
  const isPlain = plain.has(type);
  return (
    <ProFormText
      {...item}
      formItemProps={{
        getValueProps: (value: unknown) => ({ value: textOf(value) }),
        ...(tidy && { normalize: (value: string) => tidy(value) }),
      }}
      fieldProps={{
        ...control,
        placeholder: control.placeholder ?? noPlaceholder,
        size: 'large',
        // An empty field is emptied by its keys; a button in each would be one more stop for Tab.
        allowClear: false,
        inputMode: field.inputMode ?? modes[type],
        autoCapitalize: isPlain ? 'none' : undefined,
        spellCheck: isPlain ? false : undefined,
        maxLength,
      }}
    />
  );
}

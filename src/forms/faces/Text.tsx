import { ProFormText } from '@ant-design/pro-components';
import type { FaceProps } from '../faceProps';
import { textOf } from '../values';

const modes: ReadonlyMap<string, 'decimal' | 'tel' | 'email'> = new Map([
  ['number', 'decimal'],
  ['mobile', 'tel'],
  ['email', 'email'],
]);
/** Types without spelling checks and capital letters, since their values are not sentences. */
const plain = new Set(['mobile', 'email', 'idNumber', 'loginName']);

/** A text of one line; its type decides which keyboard a phone shows. */
export default function Text({ field, item, control }: FaceProps) {
  const { type, maxLength } = field;
  const tidy = field.tidy ?? (type === 'number' ? halfWidth : undefined);
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
        size: 'large',
        // A clear button in each field would be one more stop for the Tab key.
        allowClear: false,
        inputMode: field.inputMode ?? modes.get(type),
        autoCapitalize: isPlain ? 'none' : undefined,
        spellCheck: isPlain ? false : undefined,
        maxLength,
      }}
    />
  );
}

/** Chinese keyboards may write full-width digits. */
function halfWidth(text: string): string {
  return text.normalize('NFKC');
}

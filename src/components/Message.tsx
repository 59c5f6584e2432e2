import { FormattedMessage, useIntl } from '@umijs/max';
import type { ComponentProps } from 'react';
import type { TextKey } from '@/locales/keys';

interface MessageProps {
  id: TextKey;
  /** Elements, and what a message selects by: numbers, booleans and plain codes. */
  values: ComponentProps<typeof FormattedMessage>['values'];
}

/** A message with elements in it. */
export default function Message({ id, values = {} }: MessageProps) {
  const { locale } = useIntl();
  const plain = Object.values(values).filter((value) => typeof value !== 'object');
  // On a page that the browser has translated, bare texts among elements can neither be changed nor taken away one by one
  // (facebook/react#11538).
  return (
    <FormattedMessage key={[locale, ...plain].join()} tagName="span" id={id} values={values} />
  );
}

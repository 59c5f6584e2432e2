import { ProForm } from '@ant-design/pro-components';
import { useCategoryName } from '@/hooks/useCategoryName';
import { useRegionName } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import { joinedWords, serverWord, type Word } from '@/utils/words';
import type { ControlProps } from './controlProps';
import { isGroup } from './fieldKinds';
import type { FieldSpec } from './fieldSpec';
import styles from './PortalForm.module.css';
import { codesOf, textOf } from './values';

/** A field while its form's controls are on their way: label, hint and the value as text. */
export default function FieldText({ field, item }: ControlProps) {
  if (field.type === 'agreement') {
    // Its words stand beside a box, with no label above.
    return (
      <ProForm.Item>
        <div className={styles.agreementText} aria-busy="true">
          {field.words ?? item.label}
        </div>
      </ProForm.Item>
    );
  }
  return (
    <ProForm.Item {...item}>
      <Value field={field} />
    </ProForm.Item>
  );
}

/** `value` comes from the form item. */
function Value({ field, value }: { field: FieldSpec; value?: unknown }) {
  const { label, lang } = useWordsOf(field, value);
  return (
    <div
      className={isGroup(field.type) ? styles.groupText : styles.text}
      lang={lang}
      aria-busy="true"
    >
      {label}
    </div>
  );
}

/** Values that are secret, or that say nothing to anybody without their control. */
const unsaid = new Set(['password', 'captcha', 'code', 'school', 'major', 'photo']);

/** A value in words; no words where those of its code are not known. */
function useWordsOf(field: FieldSpec, value: unknown): Word {
  const t = useT();
  const { type, options, files } = field;
  const isRegion = type === 'region' || type === 'regions';
  const isCategory = type === 'categories';
  const regionName = useRegionName(isRegion);
  const categoryName = useCategoryName(isCategory);
  const join = (wordOf: (code: string) => Word | undefined) =>
    joinedWords(codesOf(value).map(wordOf), t('common.listSeparator'));
  if (unsaid.has(type)) return { label: '' };
  if (type === 'boolean') {
    return { label: typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : '' };
  }
  if (isRegion) return join((code) => serverWord(regionName(code)));
  if (isCategory) return join((code) => categoryName(code).at(-1));
  if (type === 'select' || type === 'radio' || type === 'checkbox') {
    return join((wanted) => options?.find(({ code }) => code === wanted));
  }
  if (type === 'file' || type === 'image') {
    return { label: files?.find(({ id }) => id === value)?.name ?? '' };
  }
  if (type === 'attachment') {
    const isNamed = typeof value === 'object' && value !== null && 'name' in value;
    return { label: isNamed ? textOf(value.name) : '' };
  }
  return { label: textOf(value) };
}

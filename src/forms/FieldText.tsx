import { ProForm } from '@ant-design/pro-components';
import { useCategoryName } from '@/hooks/useCategoryName';
import { useRegionName } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import type { ControlProps } from './controlProps';
import type { FieldSpec } from './fieldSpec';
import styles from './PortalForm.module.css';
import { isGroup } from './registry';
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
  const { words, lang } = useWordsOf(field, value);
  return (
    <div
      className={isGroup(field.type) ? styles.groupText : styles.text}
      lang={lang}
      aria-busy="true"
    >
      {words}
    </div>
  );
}

/** Values that are secret, or that say nothing to anybody without their control. */
const unsaid = new Set(['password', 'captcha', 'code', 'school', 'major', 'photo']);

/** A value in words; no words where those of its code are not known. */
function useWordsOf(field: FieldSpec, value: unknown): { words: string; lang?: string } {
  const t = useT();
  const { type, options, optionsLang, files } = field;
  const isRegion = type === 'region' || type === 'regions';
  const isCategory = type === 'categories';
  const regionName = useRegionName(isRegion);
  const categoryName = useCategoryName(isCategory);
  const join = (wordsOf: (code: string) => string | undefined) =>
    codesOf(value).map(wordsOf).filter(Boolean).join(t('common.listSeparator'));
  if (unsaid.has(type)) return { words: '' };
  if (type === 'boolean') {
    return { words: typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : '' };
  }
  if (isRegion) return { words: join(regionName), lang: 'zh-CN' };
  if (isCategory) return { words: join((code) => categoryName(code).at(-1)), lang: 'zh-CN' };
  if (type === 'select' || type === 'radio' || type === 'checkbox') {
    const labelOf = (wanted: string) => options?.find(({ code }) => code === wanted)?.label;
    return { words: join(labelOf), lang: optionsLang };
  }
  if (type === 'file' || type === 'image') {
    return { words: files?.find(({ id }) => id === value)?.name ?? '' };
  }
  if (type === 'attachment') {
    const isNamed = typeof value === 'object' && value !== null && 'name' in value;
    return { words: isNamed ? textOf(value.name) : '' };
  }
  return { words: textOf(value) };
}

import { Link } from '@umijs/max';
import { Alert, Flex } from 'antd';
import { useId } from 'react';
import ActionLink from '@/components/ActionLink';
import BusyButton from '@/components/BusyButton';
import { editorHrefFor } from '@/features/resume/shared/entrances';
import { useFieldWords } from '@/features/resume/shared/useFieldWords';
import { useT } from '@/hooks/useT';
import type { WizardPage } from '@/services/types';
import styles from './Wizard.module.css';

interface GapListProps {
  page: WizardPage;
  onRecheck: () => void;
  isChecking: boolean;
}

/** With more gaps the sections are closed at first: an empty résumé is filled in from its beginning. */
const listedAtFirst = 5;

/**
 * The résumé fields that this target needs and that are empty, each a link, by section; shows nothing when none is
 * missing.
 */
export default function GapList({ page, onRecheck, isChecking }: GapListProps) {
  const t = useT();
  const wordsOf = useFieldWords();
  const titleId = useId();
  const { gaps, kind, targetId } = page;
  if (gaps.length === 0) return null;
  const sections = [...new Set(gaps.map(({ section }) => section))].map(
    (section) => [section, gaps.filter((gap) => gap.section === section)] as const,
  );
  return (
    <Alert
      type="warning"
      role="region"
      aria-labelledby={titleId}
      title={<h3 id={titleId}>{t('apply.gaps.title', { count: gaps.length })}</h3>}
      description={
        <>
          {sections.map(([section, own]) => (
            <details
              key={section}
              className={`fold ${styles.gapSection}`}
              open={gaps.length <= listedAtFirst}
            >
              <summary>
                {t('apply.gaps.section', { name: wordsOf(section), count: own.length })}
              </summary>
              <ul className={styles.gaps} lang="zh-CN">
                {own.map(({ field, message }) => (
                  <li key={field}>
                    <Link to={editorHrefFor(kind, targetId, field)}>{message}</Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
          <Flex wrap gap={8}>
            <ActionLink size="medium" to={editorHrefFor(kind, targetId, 'basic', 'file')}>
              {t('apply.gaps.fromFile')}
            </ActionLink>
            <BusyButton onClick={onRecheck} isBusy={isChecking}>
              {t('apply.gaps.recheck')}
            </BusyButton>
          </Flex>
        </>
      }
    />
  );
}

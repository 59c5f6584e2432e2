import { Link, useNavigate } from '@umijs/max';
import { memo } from 'react';
import Tag, { type TagTone } from '@/components/Tag';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useT } from '@/hooks/useT';
import type { Resume, ResumeSectionKey } from '@/services/types';
import { type SectionState, sectionStateOf } from '../shared/completeness';
import { resumeSections } from '../shared/sections';
import styles from './Editor.module.css';

interface SectionNavProps {
  resume: Resume;
  current: ResumeSectionKey;
  /** Sections with work that is not saved. */
  unsaved: readonly string[];
  hrefOf: (section: string) => string;
}

const tones: Record<SectionState, TagTone> = { untouched: 'grey', started: 'gold', done: 'green' };

/** The sections with their state in words; on a phone one list to choose from. */
function SectionNav({ resume, current, unsaved, hrefOf }: SectionNavProps) {
  const t = useT();
  const navigate = useNavigate();
  const isPhone = useMediaQuery('(max-width: 767px)');
  const wordOf = (key: ResumeSectionKey, state: SectionState) =>
    unsaved.includes(key) ? t('resume.state.unsaved') : t(`resume.state.${state}`);
  const items = resumeSections.map((section) => {
    const state = sectionStateOf(resume, section);
    return { ...section, tone: tones[state], word: wordOf(section.key, state) };
  });
  if (isPhone) {
    return (
      <select
        className={styles.phoneNav}
        aria-label={t('resume.nav.label')}
        value={current}
        onChange={(event) => navigate(hrefOf(event.target.value))}
      >
        {items.map(({ key, labelKey, word }) => (
          <option key={key} value={key}>
            {t('resume.nav.item', { name: t(labelKey), state: word })}
          </option>
        ))}
      </select>
    );
  }
  return (
    <nav aria-label={t('resume.nav.label')}>
      <ul className={styles.nav}>
        {items.map(({ key, labelKey, word, tone, required }) => (
          <li key={key}>
            <Link to={hrefOf(key)} aria-current={key === current ? 'page' : undefined}>
              <span>
                {t(labelKey)}
                {required && <span className={styles.must}> {t('resume.required')}</span>}
              </span>
              <Tag tone={unsaved.includes(key) ? 'gold' : tone}>{word}</Tag>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default memo(SectionNav);

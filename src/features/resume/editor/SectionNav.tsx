import { Link, useNavigate } from '@umijs/max';
import { Tag } from 'antd';
import { memo } from 'react';
import ChoiceSelect from '@/components/select/ChoiceSelect';
import type { TagTone } from '@/components/tagTone';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useT } from '@/hooks/useT';
import type { Resume, ResumeSectionKey } from '@/services/types';
import type { Drafts } from '../drafts';
import { type SectionState, sectionStateOf } from '../shared/completeness';
import { type ResumeSection, resumeSections } from '../shared/sections';
import styles from './Editor.module.css';

interface SectionNavProps {
  resume: Resume;
  current: ResumeSectionKey;
  /** Unsaved work by section. */
  drafts: Drafts;
  hrefOf: (section: string) => string;
}

type State = SectionState | 'unsaved';
const tones: Record<State, TagTone> = {
  untouched: 'default',
  optional: 'default',
  started: 'warning',
  done: 'success',
  unsaved: 'warning',
};

/** The list of sections with their state in words; on a phone a select. */
export default function SectionNav({ resume, current, drafts, hrefOf }: SectionNavProps) {
  const t = useT();
  const navigate = useNavigate();
  const isPhone = useMediaQuery('(max-width: 767px)');
  const stateOf = (section: ResumeSection): State =>
    section.key in drafts ? 'unsaved' : sectionStateOf(resume, section);
  if (isPhone) {
    return (
      <ChoiceSelect
        aria-label={t('resume.nav.label')}
        value={current}
        choices={resumeSections.map((section) => ({
          value: section.key,
          label: t('resume.nav.item', {
            name: t(section.labelKey),
            state: t(`resume.state.${stateOf(section)}`),
          }),
        }))}
        onChoose={(section) => navigate(hrefOf(section))}
      />
    );
  }
  return (
    <nav aria-label={t('resume.nav.label')}>
      <ul className={styles.nav}>
        {resumeSections.map((section) => (
          <NavItem
            key={section.key}
            section={section}
            to={hrefOf(section.key)}
            isCurrent={section.key === current}
            state={stateOf(section)}
          />
        ))}
      </ul>
    </nav>
  );
}

interface NavItemProps {
  section: ResumeSection;
  to: string;
  isCurrent: boolean;
  state: State;
}

/** Memoised: the list renders at every key press, an item only when its own text changes. */
const NavItem = memo(function NavItem({ section, to, isCurrent, state }: NavItemProps) {
  const t = useT();
  return (
    <li>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
        <span>
          <span>{t(section.labelKey)}</span>
          {section.required && <span className={styles.must}> {t('resume.required')}</span>}
        </span>
        <Tag key={state} color={tones[state]}>
          {t(`resume.state.${state}`)}
        </Tag>
      </Link>
    </li>
  );
});

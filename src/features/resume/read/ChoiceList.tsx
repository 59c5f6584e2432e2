import { Button, Checkbox, Flex } from 'antd';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import { type ResumeSection, resumeSections } from '../shared/sections';
import type { EntryValues } from '../values';
import SectionFacts from '../view/SectionFacts';
import { useFieldText } from '../view/useFieldText';
import styles from './ChoiceList.module.css';
import type { Choice } from './choices';

interface ChoiceListProps {
  choices: readonly Choice[];
  /** Sections were left out for which this page has no fields. */
  isPartial: boolean;
  onTake: (taken: readonly Choice[]) => void;
  onBack: () => void;
}

/** What was read beside what is there, each to take or to leave. At first, what replaces nothing is taken. */
export default function ChoiceList({ choices, isPartial, onTake, onBack }: ChoiceListProps) {
  const t = useT();
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(choices.filter((one) => one.isReplacing).map(({ id }) => id)),
  );
  const turn = ({ id }: Choice) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const taken = choices.filter(({ id }) => !left.has(id));
  return (
    <>
      <p role="status">
        {t(choices.length > 0 ? 'resume.read.found' : 'resume.read.same', {
          count: choices.length,
        })}
      </p>
      {isPartial && <p className="quiet">{t('resume.read.partial')}</p>}
      {resumeSections.map((section) => {
        const own = choices.filter((one) => one.section === section.key);
        if (own.length === 0) return null;
        return (
          <section key={section.key} aria-label={t(section.labelKey)} className={styles.section}>
            <h3>{t(section.labelKey)}</h3>
            <ul className={styles.list}>
              {own.map((choice, index) => (
                <li key={choice.id}>
                  <ChoiceLine
                    choice={choice}
                    section={section}
                    number={index + 1}
                    isTaken={!left.has(choice.id)}
                    onTurn={() => turn(choice)}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <Flex wrap gap={8} className={styles.actions}>
        <Button
          size="large"
          type="primary"
          disabled={taken.length === 0}
          onClick={() => onTake(taken)}
        >
          {t('resume.read.take', { count: taken.length })}
        </Button>
        <Button size="large" onClick={onBack}>
          {t('resume.read.again')}
        </Button>
      </Flex>
    </>
  );
}

interface ChoiceLineProps {
  choice: Choice;
  section: ResumeSection;
  number: number;
  isTaken: boolean;
  onTurn: () => void;
}

function ChoiceLine({ choice, section, number, isTaken, onTurn }: ChoiceLineProps) {
  const t = useT();
  const wordOf = useFieldText();
  const { field, values, present } = choice;
  const words = (entry: EntryValues) => {
    if (!field) return <SectionFacts section={section} value={entry} isMasked={false} />;
    const { label, lang } = wordOf(field, entry[field.key]);
    return <bdi lang={lang}>{label}</bdi>;
  };
  const name = field ? t(field.labelKey) : t('resume.read.row', { number });
  return (
    <>
      <Checkbox checked={isTaken} onChange={onTurn}>
        {name}
      </Checkbox>
      <dl className={styles.sides}>
        <div>
          <dt>{t('resume.read.fromFile')}</dt>
          <dd>{words(values)}</dd>
        </div>
        <div>
          <dt>{t('resume.read.present')}</dt>
          <dd>{present ? words(present) : t('resume.read.empty')}</dd>
        </div>
      </dl>
    </>
  );
}

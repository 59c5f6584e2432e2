import PlainButton from '@/components/PlainButton';
import PrivatePicture from '@/components/PrivatePicture';
import { usePortion } from '@/hooks/usePortion';
import { useT } from '@/hooks/useT';
import type { ResumeSection } from '../shared/sections';
import { type EntryValues, entriesOf, type SectionValue } from '../values';
import styles from './SectionFacts.module.css';
import { type ResumeFact, useFacts } from './useFacts';
import { wideCells } from './wideCells';

export interface SectionFactsProps {
  section: ResumeSection;
  value: SectionValue;
  isMasked: boolean;
  /** Ruled cells, without an empty one. */
  isTable?: boolean;
}

/** A section to read: the filled fields with their labels, a list for each row. */
export default function SectionFacts({ section, value, isMasked, isTable }: SectionFactsProps) {
  const t = useT();
  const factsOf = useFacts(isMasked);
  const { shown, rest, showMore, refOf } = usePortion<EntryValues, HTMLDListElement>(
    entriesOf(value),
  );
  /** On paper, a name that nobody knows says nothing. */
  const placeOf = ({ text }: ResumeFact, isWhole = false) =>
    [isWhole && styles.wide, text === t('common.unknownCode') && 'offPaper']
      .filter(Boolean)
      .join(' ') || undefined;
  const entries = shown.map((entry, index) => {
    const facts = factsOf(section, entry);
    const isLong = facts.map((fact) => fact.isLong);
    return {
      key: String(entry.id ?? index),
      facts,
      isWide: isTable ? wideCells(isLong) : isLong,
    };
  });
  if (entries.every(({ facts }) => facts.length === 0)) {
    return <p className="quiet">{t('resume.view.none')}</p>;
  }
  return (
    <>
      {entries.map(({ key, facts, isWide }, index) => (
        <dl key={key} ref={refOf(index)} className={isTable ? styles.cells : styles.facts}>
          {facts.map((fact, at) => (
            <div key={fact.key} className={placeOf(fact, isWide[at])}>
              <dt>{t(fact.labelKey)}</dt>
              <dd>
                <FactWords fact={fact} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
      <MoreEntries rest={rest} onMore={showMore} />
    </>
  );
}

/** Also on paper, where it says that entries are left out. */
export function MoreEntries({ rest, onMore }: { rest: number; onMore: () => void }) {
  const t = useT();
  if (rest === 0) return null;
  return (
    <PlainButton look="link" onClick={onMore}>
      {t('resume.view.rest', { count: rest })}
    </PlainButton>
  );
}

/** The text of a fact in its own direction, or its picture; a number or an address stays on one line. */
function FactWords({ fact: { text, lang, isWhole, fileId } }: { fact: ResumeFact }) {
  const t = useT();
  if (fileId) {
    return <PrivatePicture fileId={fileId} alt={t('upload.photo.alt')} className={styles.photo} />;
  }
  return (
    <bdi lang={lang} className={isWhole ? styles.whole : undefined}>
      {text}
    </bdi>
  );
}

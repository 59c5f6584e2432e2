import { Alert, Button, Flex } from 'antd';
import { useId } from 'react';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import type { OfferedDraft } from '../drafts';
import { resumeSections } from '../shared/sections';
import SectionFacts from '../view/SectionFacts';
import styles from './Editor.module.css';
import type { ResumeFormState } from './useResumeForm';

/** Lists unsaved work of earlier visits and closed tabs. Each draft is restored or discarded by the person only. */
export default function RestorePrompt({ state }: { state: ResumeFormState }) {
  const t = useT();
  const { offers } = state;
  return (
    <div role="status">
      {offers.length > 0 && (
        <Alert
          type="warning"
          role="note"
          className={styles.notice}
          description={
            <>
              <ul className={styles.offers}>
                {offers.map((offer, index) => (
                  <Offer
                    key={offer.key}
                    offer={offer}
                    number={offers.length > 1 ? index + 1 : undefined}
                    state={state}
                  />
                ))}
              </ul>
              <p className="quiet">{t('resume.restore.hint')}</p>
            </>
          }
        />
      )}
    </div>
  );
}

interface OfferProps {
  state: ResumeFormState;
  offer: OfferedDraft;
  /** Its number, when there are several. */
  number: number | undefined;
}

function Offer({ offer, number, state }: OfferProps) {
  const t = useT();
  const id = useId();
  const sections = resumeSections.filter(({ key }) => key in offer.sections);
  const names = sections.map(({ labelKey }) => t(labelKey)).join(t('common.listSeparator'));
  const isReplacing = sections.some(({ key }) => key in state.drafts);
  return (
    <Flex component="li" vertical gap={8} align="flex-start">
      <p id={id}>
        <span>{t('resume.restore.found', { names })}</span>{' '}
        <Time value={new Date(offer.at).toISOString()} />
      </p>
      {isReplacing && <p className="quiet">{t('resume.restore.replaces')}</p>}
      <details>
        <summary>{t('resume.restore.show')}</summary>
        {sections.map((section) => {
          const value = offer.sections[section.key];
          return (
            <section key={section.key} aria-label={t(section.labelKey)}>
              <p>
                <strong>{t(section.labelKey)}</strong>
              </p>
              {value && <SectionFacts section={section} value={value} isMasked />}
            </section>
          );
        })}
      </details>
      <Flex wrap gap={8}>
        <Button
          type="primary"
          aria-label={number === undefined ? undefined : t('resume.restore.takeOf', { number })}
          aria-describedby={id}
          onClick={() => state.restore(offer)}
        >
          {t('resume.restore.take')}
        </Button>
        <Button
          aria-label={number === undefined ? undefined : t('resume.restore.discardOf', { number })}
          aria-describedby={id}
          onClick={() => state.discard(offer)}
        >
          {t('resume.restore.discard')}
        </Button>
      </Flex>
    </Flex>
  );
}

import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import LateBoundary from '@/components/LateBoundary';
import PlainButton from '@/components/PlainButton';
import { useDeviceList } from '@/hooks/useDeviceList';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/load';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { rememberSeen, savedSearches, withSearch } from '../shared/savedSearches';
import NewCount from './NewCount';
import OfferAlerts from './OfferAlerts';
import styles from './SavedSearches.module.css';

// The search is a reading screen, so the form and the texts of forms load when needed.
const SaveSearchForm = lazyWithRetry(() =>
  withTexts('forms', () => import(/* webpackChunkName: "saveSearch" */ './SaveSearchForm')),
);

interface SavedSearchesProps {
  href: string;
  /** The suggested name, made of the applied filters. */
  suggestion: string;
}

/** Saves this search under a name on this device, and lists the saved searches. */
export default function SavedSearches({ href, suggestion }: SavedSearchesProps) {
  const t = useT();
  const list = useDeviceList(savedSearches);
  const [isNaming, setNaming] = useState(false);
  const [note, setNote] = useState('');
  const [isSaved, setSaved] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const known = list.find((saved) => saved.href === href);

  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown) rememberSeen(href);
  }, [href, isKnown]);

  const close = () => {
    setNaming(false);
    button.current?.focus();
  };
  const save = (name: string): boolean => {
    const next = withSearch(list, { ...known, name, href });
    if (!next) return false;
    savedSearches.write(next);
    setNote(t('positions.saved.done', { name }));
    setSaved(true);
    close();
    return true;
  };
  const remove = (gone: string, name: string) => {
    savedSearches.write(list.filter((saved) => saved.href !== gone));
    setNote(t('positions.saved.removed', { name }));
    button.current?.focus();
  };

  return (
    <Flex
      component="section"
      wrap
      gap="4px 20px"
      align="flex-start"
      className={`${styles.box} offPaper`}
      aria-label={t('positions.saved.title')}
    >
      <PlainButton
        ref={button}
        look="link"
        aria-expanded={isNaming}
        onClick={() => setNaming(!isNaming)}
      >
        {t(known ? 'positions.saved.rename' : 'positions.saved.save')}
      </PlainButton>
      {list.length > 0 && (
        <details className={styles.list}>
          <summary className={styles.summary}>
            {t('positions.saved.list', { count: list.length })}
          </summary>
          <Flex component="ul" wrap gap={8} className="bare">
            {list.map((saved) => (
              <Flex component="li" key={saved.href} gap={8} align="center" className="surface">
                <Link to={saved.href} aria-current={saved.href === href ? 'page' : undefined}>
                  {saved.name}
                </Link>
                <NewCount saved={saved} />
                <PlainButton
                  look="quiet"
                  className={styles.remove}
                  aria-label={t('positions.saved.remove', { name: saved.name })}
                  onClick={() => remove(saved.href, saved.name)}
                >
                  <span aria-hidden="true">×</span>
                </PlainButton>
              </Flex>
            ))}
          </Flex>
        </details>
      )}
      {isNaming && (
        <LateBoundary onFailed={close}>
          <SaveSearchForm name={known?.name ?? suggestion} onSave={save} onCancel={close} />
        </LateBoundary>
      )}
      {isSaved && <OfferAlerts />}
      <p className="visuallyHidden" role="status">
        {note}
      </p>
    </Flex>
  );
}

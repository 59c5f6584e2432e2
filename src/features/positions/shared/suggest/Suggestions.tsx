import PlainButton from '@/components/PlainButton';
import { useT } from '@/hooks/useT';
import styles from './Suggestions.module.css';
import type { SuggestionList } from './useSuggest';

/** The suggestions below a search field, each with its kind and its number of positions. */
export default function Suggestions({ id, idOf, shown, active, onChoose }: SuggestionList) {
  const t = useT();
  return (
    <>
      <p className="visuallyHidden" role="status">
        {shown.length > 0 && t('enterprises.suggest.count', { count: shown.length })}
      </p>
      {shown.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={t('enterprises.suggest.label')}
          className={styles.list}
        >
          {shown.map((suggestion, index) => {
            const { kind, text, count } = suggestion;
            return (
              <PlainButton
                key={`${kind} ${text}`}
                look="quiet"
                id={idOf(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(suggestion)}
              >
                <span lang="zh-CN">{text}</span>
                <span className={styles.count}>
                  <span>{t(`enterprises.suggest.${kind}`)}</span>
                  {count !== undefined && (
                    <span>{` ${t('enterprises.list.positions', { count })}`}</span>
                  )}
                </span>
              </PlainButton>
            );
          })}
        </div>
      )}
    </>
  );
}

import { useT } from '@/hooks/useT';
import styles from './UnitSuggestions.module.css';
import type { UnitSuggestions as Suggestions } from './useUnitSuggest';

/** The units that a search box suggests, below it; they lead to the unit's recruitment. */
export default function UnitSuggestions({ id, idOf, units, active, onChoose }: Suggestions) {
  const t = useT();
  return (
    <>
      <p className="visuallyHidden" role="status">
        {units.length > 0 && t('enterprises.suggest.count', { count: units.length })}
      </p>
      {units.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={t('enterprises.suggest.label')}
          className={styles.list}
        >
          {units.map((unit, index) => (
            <div
              key={unit.id}
              id={idOf(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={index === active ? styles.active : styles.option}
              // The focus stays in the box.
              onMouseDown={(event) => event.preventDefault()}
              onMouseUp={() => onChoose(unit)}
            >
              <span lang="zh-CN">{unit.name}</span>
              <span className={styles.count}>
                {t('enterprises.list.positions', { count: unit.positionCountWithChildren })}
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useRegionName } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import styles from '../../PortalForm.module.css';
import { codesOf } from '../../values';
import RegionLevels, { type RegionLevelsProps } from './RegionLevels';

interface RegionListProps extends Omit<RegionLevelsProps, 'value' | 'onChange'> {
  /** Codes, from the form item. */
  value?: unknown;
  onChange?: (codes: string[]) => void;
}

/** Several regions: the chosen ones as tags, and the device's own selects for another one, which is added at once. */
export default function RegionList({ value, onChange, ...levels }: RegionListProps) {
  const t = useT();
  const nameOf = useRegionName();
  const [held, setHeld] = useState('');
  const codes = codesOf(value);
  const isComing = levels.tree.length === 0;
  const wordOf = (code: string) => nameOf(code) || (isComing ? '…' : t('common.unknownCode'));
  // Gives way where the form's value is replaced, as by a discarded draft.
  const inHand = codes.includes(held) ? held : '';
  const others = codes.filter((code) => code !== inHand);
  const choose = (code: string) => {
    setHeld(code);
    onChange?.(code === '' || others.includes(code) ? others : [...others, code]);
  };
  return (
    <div className={styles.levels}>
      {others.length > 0 && (
        <ul className={styles.chosen}>
          {others.map((code) => (
            <li key={code}>
              <Tag
                closable={{ 'aria-label': t('common.removeNamed', { name: wordOf(code) }) }}
                onClose={() => onChange?.(codes.filter((other) => other !== code))}
              >
                <span lang="zh-CN">{wordOf(code)}</span>
              </Tag>
            </li>
          ))}
        </ul>
      )}
      <RegionLevels {...levels} value={inHand} onChange={choose} />
      <Button size="large" disabled={inHand === ''} onClick={() => setHeld('')}>
        {t('common.region.another')}
      </Button>
    </div>
  );
}

import { Button } from 'antd';
import { useState } from 'react';
import ChipButton from '@/components/ChipButton';
import type { ControlProps } from '@/components/Field';
import RegionInput from '@/components/schema/RegionInput';
import { useRegionName } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import styles from './FieldControl.module.css';

interface RegionListInputProps {
  control: ControlProps;
  value: readonly string[];
  onChange: (codes: string[]) => void;
}

/** Several regions: chosen ones as chips, and one being chosen by province, city and district, which counts at once. */
export default function RegionListInput({ control, value, onChange }: RegionListInputProps) {
  const t = useT();
  const nameOf = useRegionName();
  const [inHand, setInHand] = useState('');
  const others = value.filter((code) => code !== inHand);
  const choose = (code: string) => {
    setInHand(code);
    onChange(code === '' || others.includes(code) ? others : [...others, code]);
  };
  return (
    <>
      {others.length > 0 && (
        <ul className={styles.chosen}>
          {others.map((code) => (
            <li key={code}>
              <ChipButton
                label={t('resume.remove', { name: nameOf(code) || code })}
                onRemove={() => onChange(value.filter((other) => other !== code))}
              >
                <span lang="zh-CN">{nameOf(code) || code}</span>
              </ChipButton>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.adding}>
        <RegionInput control={control} value={inHand} onChange={choose} />
        <Button size="large" disabled={!inHand} onClick={() => setInHand('')}>
          {t('resume.addRegion')}
        </Button>
      </div>
    </>
  );
}

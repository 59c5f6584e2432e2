import { useMajorNames } from '@/hooks/useMajorNames';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { PositionDetail } from '@/services/types';
import AtLeast from '../shared/AtLeast';
import styles from './Detail.module.css';
import DetailGroup from './DetailGroup';

type Ages = Pick<PositionDetail, 'minAge' | 'maxAge'>;

/** Who may apply; an empty list of majors or sources means no limit (contract: Entities). */
export default function ConditionsGroup({ position }: { position: PositionDetail }) {
  const t = useT();
  const { termOf } = useTerms();
  const { majorCodes, source, experienceYears } = position;
  const majors = useMajorNames(majorCodes);
  const education = termOf('education', position.education);
  const degree = position.degree === 'none' ? undefined : termOf('degree', position.degree);
  const sources = source.map((code) => termOf('source', code)).filter(Boolean);
  const unlimited = t('positions.detail.unlimited');
  const listed = (names: readonly (string | undefined)[]) => names.join(t('common.listSeparator'));
  const age = ({ minAge: min, maxAge: max }: Ages) => {
    if (min !== undefined && max !== undefined)
      return t('positions.detail.ageBetween', { min, max });
    if (min !== undefined) return t('positions.detail.ageMin', { min });
    return max === undefined ? unlimited : t('positions.detail.ageMax', { max });
  };

  return (
    <DetailGroup
      title={t('positions.detail.group.conditions')}
      facts={[
        {
          label: t('positions.detail.education'),
          value: education && <AtLeast education={education} />,
        },
        {
          label: t('positions.detail.degree'),
          value: degree ?? unlimited,
          lang: degree ? 'zh-CN' : undefined,
        },
        {
          label: t('positions.detail.majors'),
          value: majorCodes.length > 0 ? listed(majors) || majorCodes.join(' ') : unlimited,
          lang: majors.length > 0 ? 'zh-CN' : undefined,
          isWide: majorCodes.length > 2,
        },
        {
          label: t('positions.detail.sources'),
          value: source.length > 0 ? listed(sources) : unlimited,
          lang: sources.length > 0 ? 'zh-CN' : undefined,
          isWide: sources.length > 2,
        },
        { label: t('positions.detail.age'), value: age(position) },
        {
          label: t('positions.detail.political'),
          value: termOf('political', position.political) ?? position.political ?? unlimited,
          lang: position.political ? 'zh-CN' : undefined,
        },
        {
          label: t('positions.detail.experience'),
          value: experienceYears
            ? t('positions.detail.experienceValue', { years: experienceYears })
            : unlimited,
        },
        {
          label: t('positions.detail.qualification'),
          value: position.qualification,
          lang: 'zh-CN',
          isWide: true,
        },
        {
          label: t('positions.detail.other'),
          value: position.otherConditions && (
            <span className={styles.lines}>{position.otherConditions}</span>
          ),
          lang: 'zh-CN',
          isWide: true,
        },
      ]}
    />
  );
}

import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import ActionLink from '@/components/ActionLink';
import Facts, { type Fact } from '@/components/Facts';
import PageSection from '@/components/PageSection';
import PhoneLink from '@/components/PhoneLink';
import RichText from '@/components/RichText';
import Time from '@/components/Time';
import { useCategoryName } from '@/hooks/useCategoryName';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { TextKey } from '@/locales/keys';
import type { PositionDetail } from '@/services/types';
import { unitPath } from '@/utils/paths/enterprises';
import ConditionValue from '../shared/ConditionValue';
import { type Condition, conditionKey, conditions } from '../shared/conditions';

/** Free texts, which are left out when they are empty. */
const written: readonly Condition[] = ['qualification', 'other'];

/** The position's facts, requirements, duties, unit and contact. */
export default function DetailGroups({ position }: { position: PositionDetail }) {
  const t = useT();
  const { termOf } = useTerms();
  const categoryName = useCategoryName();
  const { contactPhone: phone, headcount, majorCodes, source } = position;
  const { id, name, nature, industry, scale, ...unit } = position.enterprise;
  const count = unit.positionCountWithChildren;
  const fact = (label: TextKey, value: ReactNode, lang?: string): Fact => ({
    label: t(label),
    value,
    lang,
  });
  // The line is rendered before its word has loaded, so that nothing moves.
  const awaited = (word: string | undefined) => <span lang="zh-CN">{word}</span>;
  const isWide = (condition: Condition) =>
    written.includes(condition) ||
    (condition === 'majors' && majorCodes.length > 2) ||
    (condition === 'source' && source.length > 2);
  return (
    <>
      <PageSection title={t('positions.detail.group.position')}>
        <Facts
          columns={2}
          facts={[
            fact('positions.detail.code', position.code),
            fact(
              'positions.detail.category',
              awaited(categoryName(position.categoryCode).join(' / ')),
            ),
            fact('positions.detail.type', t(`positions.type.${position.recruitType}`)),
            fact('positions.detail.region', position.regionName, 'zh-CN'),
            fact(
              'positions.detail.headcount',
              t('positions.detail.headcountValue', { count: headcount }),
            ),
            fact('positions.detail.ratio', position.shortlistRatio),
            fact('positions.detail.exam', position.examSubject, 'zh-CN'),
          ]}
        />
      </PageSection>
      <PageSection title={t('positions.detail.group.conditions')}>
        <Facts
          columns={2}
          facts={conditions
            .filter((one) => !written.includes(one) || conditionKey(position, one))
            .map((condition) => ({
              label: t(`positions.fit.requirement.${condition}`),
              value: <ConditionValue position={position} condition={condition} />,
              isWide: isWide(condition),
            }))}
        />
      </PageSection>
      <PageSection title={t('positions.detail.duties')}>
        <RichText html={position.dutiesHtml} />
      </PageSection>
      <PageSection title={t('positions.detail.group.enterprise')}>
        <Facts
          columns={2}
          facts={[
            {
              ...fact(
                'positions.detail.enterprise',
                <Link to={unitPath(id)}>{name}</Link>,
                'zh-CN',
              ),
              isWide: true,
            },
            fact('positions.detail.nature', awaited(termOf('nature', nature))),
            fact('positions.detail.industry', awaited(termOf('industry', industry))),
            fact('positions.detail.scale', awaited(termOf('scale', scale))),
          ]}
        />
        {count > 0 && (
          <ActionLink
            isPlain
            to={`/searchPosition/enterprise?${new URLSearchParams({ enterpriseId: id, state: 'open' })}`}
          >
            {t('positions.detail.unitPositions', { count })}
          </ActionLink>
        )}
      </PageSection>
      <PageSection title={t('positions.detail.group.contact')}>
        <Facts
          columns={2}
          facts={[
            fact('positions.detail.phone', phone && <PhoneLink phone={phone} />),
            fact('positions.detail.published', <Time value={position.publishedAt} isExact />),
          ]}
        />
      </PageSection>
    </>
  );
}

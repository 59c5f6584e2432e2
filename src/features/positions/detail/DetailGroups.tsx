import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import ActionLink from '@/components/ActionLink';
import Facts, { type Fact } from '@/components/Facts';
import PageSection from '@/components/PageSection';
import PhoneLink from '@/components/PhoneLink';
import RichText from '@/components/RichText';
import Time from '@/components/Time';
import Words from '@/components/Words';
import { useCategoryName } from '@/hooks/useCategoryName';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { TextKey } from '@/locales/keys';
import type { PositionDetail } from '@/services/types';
import { unitPath } from '@/utils/paths/enterprises';
import type { Word } from '@/utils/words';
import ConditionValue from '../shared/ConditionValue';
import { type Condition, conditionKey, conditions } from '../shared/conditions';
import SalaryText from '../shared/SalaryText';
import { salaryKey } from '../shared/salary';

/** Free texts, which are left out when they are empty. */
const written: readonly Condition[] = ['qualification', 'other'];

/** What the position asks for, its facts, duties, unit and contact; what only staff need comes last. */
export default function DetailGroups({ position }: { position: PositionDetail }) {
  const t = useT();
  const { termOf } = useTerms();
  const category = useCategoryName()(position.categoryCode);
  const { contactPhone: phone, majorCodes, source, benefits = [] } = position;
  const hasPay = salaryKey(position.salary) !== '';
  const people = t('positions.detail.headcountValue', { count: position.headcount });
  const { id, name, nature, industry, scale, ...unit } = position.enterprise;
  const link = <Link to={unitPath(id)}>{name}</Link>;
  const count = unit.positionCountWithChildren;
  const fact = (label: TextKey, value: ReactNode, lang?: string): Fact => ({
    label: t(label),
    value,
    lang,
  });
  // The line is rendered before its word has loaded, so that nothing moves.
  const awaited = (word: Word | undefined) => <Words of={[word]} />;
  const isWide = (condition: Condition) =>
    written.includes(condition) ||
    (condition === 'majors' && majorCodes.length > 2) ||
    (condition === 'source' && source.length > 2);
  const group = (title: TextKey, facts: readonly Fact[], more?: ReactNode) => (
    <PageSection title={t(title)}>
      <Facts columns={2} facts={facts} />
      {more}
    </PageSection>
  );
  const requirements = conditions
    .filter((one) => !written.includes(one) || conditionKey(position, one))
    .map((condition) => ({
      label: t(`positions.fit.requirement.${condition}`),
      value: <ConditionValue position={position} condition={condition} />,
      isWide: isWide(condition),
    }));
  return (
    <>
      {group('positions.detail.group.conditions', requirements)}
      {group('positions.detail.group.position', [
        fact('positions.detail.region', position.regionName, 'zh-CN'),
        fact('positions.detail.headcount', people),
        fact('positions.detail.type', t(`positions.type.${position.recruitType}`)),
        fact('positions.detail.category', <Words of={category} separator=" / " />),
        fact(
          'positions.detail.salary',
          hasPay ? <SalaryText salary={position.salary} /> : undefined,
        ),
        fact('positions.detail.benefits', benefits.join(t('common.listSeparator')), 'zh-CN'),
        fact('positions.detail.ratio', position.shortlistRatio),
        fact('positions.detail.exam', position.examSubject, 'zh-CN'),
      ])}
      <PageSection title={t('positions.detail.duties')}>
        <RichText html={position.dutiesHtml} />
      </PageSection>
      {group(
        'positions.detail.group.enterprise',
        [
          fact('positions.detail.enterprise', link, 'zh-CN'),
          fact('positions.detail.nature', awaited(termOf('nature', nature))),
          fact('positions.detail.industry', awaited(termOf('industry', industry))),
          fact('positions.detail.scale', awaited(termOf('scale', scale))),
        ],
        count > 0 && (
          <ActionLink
            isPlain
            to={`/searchPosition/enterprise?${new URLSearchParams({ enterpriseId: id, state: 'open' })}`}
          >
            {t('positions.detail.unitPositions', { count })}
          </ActionLink>
        ),
      )}
      {group('positions.detail.group.contact', [
        fact('positions.detail.phone', phone && <PhoneLink phone={phone} />),
        fact('positions.detail.opens', <Time value={position.opensAt} isExact />),
        fact('positions.detail.closes', <Time value={position.closesAt} isExact />),
        fact('positions.detail.published', <Time value={position.publishedAt} isExact />),
        fact('positions.detail.code', position.code),
      ])}
    </>
  );
}

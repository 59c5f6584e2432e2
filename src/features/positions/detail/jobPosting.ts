import type { PositionDetail } from '@/services/types';
import { salaryFigures } from '../shared/salary';

/** What schema.org calls the base salary; undefined where the unit names no amount. */
function baseSalaryOf({ salary }: PositionDetail) {
  const figures = salary && salaryFigures(salary);
  if (!figures) return undefined;
  const { range, from, to, currency, period } = figures;
  const amount =
    range === 'one' ? { value: from } : { minValue: from || undefined, maxValue: to || undefined };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: period.toUpperCase() },
  };
}

/**
 * The position as schema.org's JobPosting, as text for a script element: what search engines read. `url` is the position's
 * own address. A `<` is written as an escape, because it could end the element.
 */
export function jobPostingOf(position: PositionDetail, url: string): string {
  const { enterpriseName } = position;
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    url,
    title: position.name,
    description: position.dutiesHtml || position.name,
    identifier: { '@type': 'PropertyValue', name: enterpriseName, value: position.code },
    datePosted: position.publishedAt,
    validThrough: position.closesAt,
    employmentType: position.recruitType === 'intern' ? 'INTERN' : 'FULL_TIME',
    baseSalary: baseSalaryOf(position),
    jobBenefits: position.benefits?.join(', '),
    totalJobOpenings: position.headcount,
    directApply: true,
    hiringOrganization: { '@type': 'Organization', name: enterpriseName },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressRegion: position.regionName,
        addressCountry: 'CN',
      },
    },
  };
  return JSON.stringify(posting).replace(/</g, '\\u003c');
}

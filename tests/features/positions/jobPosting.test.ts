import { jobPostingOf } from '@/features/positions/detail/jobPosting';
import type { PositionDetail } from '@/services/types';

const position = {
  id: 'p1',
  code: 'QL-1',
  name: '护士</script>',
  enterpriseName: '青岚医院',
  regionName: '山东省济南市',
  recruitType: 'intern',
  headcount: 2,
  publishedAt: '2026-11-01T09:00:00+08:00',
  closesAt: '2026-12-05T18:00:00+08:00',
  dutiesHtml: '<p>值班</p>',
} as PositionDetail;

const url = 'https://portal.example/recruitmentview/p1';

it('holds what schema.org and search engines require of a JobPosting', () => {
  expect(JSON.parse(jobPostingOf(position, url))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    url,
    title: position.name,
    description: '<p>值班</p>',
    datePosted: position.publishedAt,
    validThrough: position.closesAt,
    employmentType: 'INTERN',
    totalJobOpenings: 2,
    hiringOrganization: { '@type': 'Organization', name: '青岚医院' },
    jobLocation: { address: { addressRegion: '山东省济南市', addressCountry: 'CN' } },
  });
});

it('cannot end the element that it stands in', () => {
  expect(jobPostingOf(position, url)).not.toContain('<');
});

it('always has a description', () => {
  const text = jobPostingOf({ ...position, dutiesHtml: '' }, url);
  expect(JSON.parse(text)).toMatchObject({ description: position.name });
});

it('says what is paid where the unit names an amount', () => {
  const amountOf = (salary: PositionDetail['salary']) =>
    JSON.parse(jobPostingOf({ ...position, salary, benefits: ['五险一金'] }, url));
  expect(amountOf({ min: 96_000, period: 'year' })).toMatchObject({
    baseSalary: { currency: 'CNY', value: { minValue: 96_000, unitText: 'YEAR' } },
    jobBenefits: '五险一金',
  });
  expect(amountOf({ min: 5000, max: 5000 }).baseSalary.value).toMatchObject({ value: 5000 });
  expect(amountOf({ words: '面议' })).not.toHaveProperty('baseSalary');
});

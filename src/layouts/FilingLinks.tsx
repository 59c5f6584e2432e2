import { siteValues } from '@/utils/siteValues';
import styles from './Footer.module.css';

/** Where a person checks the filing numbers (Measures on the filing of non-commercial internet services, art. 13). */
const registers = {
  icp: 'https://beian.miit.gov.cn/',
  publicSecurity: 'https://beian.mps.gov.cn/#/query/webSearch?code=',
};

/** The filing numbers, each a link to its register; the one of the police by the number, with its mark where there is one. */
export default function FilingLinks() {
  const { icp, publicSecurity, publicSecurityMark: mark } = siteValues;
  const code = /\d+/.exec(publicSecurity)?.[0] ?? '';
  return (
    <>
      <a href={registers.icp} target="_blank" rel="noopener noreferrer">
        {icp}
      </a>
      <a href={`${registers.publicSecurity}${code}`} target="_blank" rel="noopener noreferrer">
        {mark && (
          <img
            className={styles.mark}
            src={`${window.publicPath ?? '/'}${mark}`}
            alt=""
            width={20}
            height={20}
          />
        )}
        <span>{publicSecurity}</span>
      </a>
    </>
  );
}

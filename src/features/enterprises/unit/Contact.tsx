import PhoneLink from '@/components/PhoneLink';
import styles from './Unit.module.css';

/** A number with at least seven digits, possibly with hyphens. */
const phones = /(\+?\d[\d-]{5,}\d)/;

/** Who to ask: a text of the server; its phone numbers can be called and are never broken at their hyphens. */
export default function Contact({ text }: { text: string }) {
  const parts = text.split(phones);
  const startOf = (index: number) => parts.slice(0, index).join('').length;
  return (
    <span className={styles.contact}>
      {/* split() with one group puts a number at every second index. */}
      {parts.map((part, index) =>
        index % 2 === 1 ? <PhoneLink key={startOf(index)} phone={part} /> : part,
      )}
    </span>
  );
}

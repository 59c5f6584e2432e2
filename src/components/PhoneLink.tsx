/** A phone number to call; always written from left to right, and broken only where no line is long enough for it. */
export default function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} style={{ display: 'inline-block' }}>
      <bdi>{phone}</bdi>
    </a>
  );
}

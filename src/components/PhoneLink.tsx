/** A phone number to call; always written from left to right. */
export default function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      <bdi>{phone}</bdi>
    </a>
  );
}

/** A phone's head with the menu at its end, and an arrow to it. The words beside it say the same. */
export default function MenuPicture() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 96"
      width="240"
      height="96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ display: 'block', maxWidth: '100%', marginInline: 'auto', direction: 'ltr' }}
    >
      <path d="M10 94V18a12 12 0 0 1 12-12h196a12 12 0 0 1 12 12v76" />
      <path d="M10 42h220M24 24l-6 0M24 18l-6 6 6 6M84 24h60" opacity="0.5" />
      <g stroke="var(--ant-color-primary)">
        <rect x="182" y="14" width="38" height="20" rx="10" />
        <path d="M193 24h.01M201 24h.01M209 24h.01" strokeWidth="4" />
        <path d="M150 82c28 0 46-10 50-38M192 52l8-9 6 10" strokeWidth="3" />
      </g>
    </svg>
  );
}

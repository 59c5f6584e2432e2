import { usePrivateFile } from '@/hooks/usePrivateFile';

interface PrivatePictureProps {
  fileId: string;
  alt: string;
  className?: string;
  /** A decorative picture, such as an avatar beside a name: a failed load shows no notification. */
  isQuiet?: boolean;
}

/** A picture that only its owner may read: fetched with the token, shown from an object URL. */
export default function PrivatePicture(props: PrivatePictureProps) {
  const { fileId, alt, className, isQuiet } = props;
  const url = usePrivateFile(fileId, isQuiet);
  // Keeps the space while the picture loads.
  return url ? <img src={url} alt={alt} className={className} /> : <span className={className} />;
}

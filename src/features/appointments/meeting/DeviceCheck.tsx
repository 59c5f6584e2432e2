import { Alert, Button, Flex, Progress } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import { type DeviceFailure, deviceFailureOf, openDevices, playTone, watchVolume } from './devices';

/** From this volume on a voice is heard, not the room. */
const voice = 15;

/** Shows camera and microphone to their owner, and plays a tone; nothing is recorded or sent. Both end with it. */
export default function DeviceCheck({ onEnd }: { onEnd: () => void }) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [stream, setStream] = useState<MediaStream>();
  const [failure, setFailure] = useState<DeviceFailure>();
  const [volume, setVolume] = useState(0);
  const [isHeard, setHeard] = useState(false);
  const [isPlayed, setPlayed] = useState(false);

  useEffect(() => {
    let isOver = false;
    let stop: () => void = () => undefined;
    openDevices()
      .then((opened) => {
        stop = () => {
          for (const track of opened.getTracks()) track.stop();
        };
        if (isOver) stop();
        else setStream(opened);
      })
      .catch((error: unknown) => {
        if (!isOver) setFailure(deviceFailureOf(error));
      });
    return () => {
      isOver = true;
      stop();
    };
  }, []);

  useEffect(() => {
    if (!stream) return undefined;
    if (video.current) video.current.srcObject = stream;
    return watchVolume(stream, (next) => {
      setVolume(next);
      if (next >= voice) setHeard(true);
    });
  }, [stream]);

  return (
    <Flex
      vertical
      component="section"
      gap={12}
      align="flex-start"
      className="offPaper"
      aria-label={t('appointments.devices.title')}
    >
      <p className="quiet">{t('appointments.devices.note')}</p>
      {failure && (
        <Alert type="error" showIcon title={t(`appointments.devices.failed.${failure}`)} />
      )}
      {!failure && !stream && <p role="status">{t('appointments.devices.asking')}</p>}
      {stream && (
        <>
          <video
            ref={video}
            muted
            autoPlay
            playsInline
            aria-label={t('appointments.devices.video')}
            style={{ maxWidth: '100%', height: 240, background: 'black' }}
          />
          <p>{t('appointments.devices.camera')}</p>
          <Progress
            percent={volume}
            showInfo={false}
            aria-label={t('appointments.devices.level')}
            style={{ maxWidth: 320 }}
          />
          <p role="status">{t(`appointments.devices.${isHeard ? 'heard' : 'speak'}`)}</p>
        </>
      )}
      <Flex wrap gap={8}>
        <Button
          size="large"
          onClick={() => {
            playTone();
            setPlayed(true);
          }}
        >
          {t('appointments.devices.play')}
        </Button>
        <Button size="large" onClick={onEnd}>
          {t('appointments.devices.end')}
        </Button>
      </Flex>
      <p role="status">{isPlayed && t('appointments.devices.played')}</p>
    </Flex>
  );
}

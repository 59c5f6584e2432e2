type CropControl = 'zoom' | 'zoomOut' | 'zoomIn' | 'turn' | 'turnLeft' | 'turnRight';

const places: Record<CropControl, string> = {
  zoom: '.img-crop-control-zoom [role="slider"]',
  zoomOut: '.img-crop-control-zoom button:first-of-type',
  zoomIn: '.img-crop-control-zoom button:last-of-type',
  turn: '.img-crop-control-rotation [role="slider"]',
  turnLeft: '.img-crop-control-rotation button:first-of-type',
  turnRight: '.img-crop-control-rotation button:last-of-type',
};

/** Names the controls of antd-img-crop's dialog, which has no names for them, for those who cannot see them. */
export function nameCropControls(names: Record<CropControl, string>): void {
  for (const [control, place] of Object.entries(places) as [CropControl, string][]) {
    document.querySelector(`.img-crop-modal ${place}`)?.setAttribute('aria-label', names[control]);
  }
}

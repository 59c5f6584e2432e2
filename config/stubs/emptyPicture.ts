import SimplePicture from 'antd/es/empty/simple';

/** Stands for Empty's larger picture: the portal shows the simple one (the look: no illustration). */
export default SimplePicture;

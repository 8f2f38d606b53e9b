import sharp from 'sharp';

/** For tests that need pictures of their own making. */
export default sharp;

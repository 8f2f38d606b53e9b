/** What a small figure may wear over its trunk and hips. */
export type Coat = 'frock' | 'great' | 'tail' | 'jacket' | 'shirt' | 'kaftan' | 'robe' | 'cloak';
export type Dress = 'day' | 'ball' | 'bell' | 'bustle' | 'empire' | 'sarafan' | 'nun';

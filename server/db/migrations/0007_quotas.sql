-- What an administrator allows one user beyond, or short of, what everybody may; null: as everybody.
alter table users add column books_max integer check (books_max >= 0);
alter table users add column bytes_max bigint check (bytes_max >= 0);
alter table users add column images_per_day integer check (images_per_day >= 0);

-- What belongs to one user is found, weighed and removed without looking at what belongs to others: deleted books
-- count too, and jobs of an account go with it.
create index books_owner on books (user_id) include (file_size);
create index jobs_owner on jobs (user_id, kind);
